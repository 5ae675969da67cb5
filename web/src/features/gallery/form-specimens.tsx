// Everything a person types into or ticks.
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipBox } from '../../ui/chip-box.tsx';
import { CodeInput } from '../../ui/code-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Segments } from '../../ui/segments.tsx';
import { PillSelect, Select } from '../../ui/select.tsx';
import { StrengthMeter } from '../../ui/strength-meter.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { Shelf, Specimen } from './specimen.tsx';

const strengths = ['', 'Weak', 'Fair', 'Good', 'Strong', 'Very Strong'];
const bio =
  'I make wood-fired stoneware in Leipzig. Kiln opening every first Sunday 🙏\nشكرا لكم جميعا على الدعم';

export function FormSpecimens() {
  const [code, setCode] = useState('482');
  const [text, setText] = useState(bio);
  const [tone, setTone] = useState('warm');
  const [on, setOn] = useState(true);
  const [words, setWords] = useState(['synergy', 'game changer']);
  return (
    <Shelf title="Forms">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Field label="Full name" hint="As you sign your messages.">
          {(control) => <Input {...control} placeholder="Ada Lovelace" autoComplete="off" />}
        </Field>
        <Field label="Email" required error="Please enter a valid email address">
          {(control) => <Input {...control} type="email" defaultValue="ada@" autoComplete="off" />}
        </Field>
        <Field label="Password" hint={<StrengthMeter score={3} label="Good" />}>
          {(control) => (
            <PasswordInput {...control} defaultValue="correct horse" autoComplete="new-password" />
          )}
        </Field>
        <Field label="Disabled">{(control) => <Input {...control} disabled defaultValue="Not now" />}</Field>
        <Field label="About you" counter={{ count: text.length, max: 500 }}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label="Too long" counter={{ count: 512, max: 500 }} error="Keep it under 500 characters">
          {(control) => <Textarea {...control} defaultValue="An offer that goes on and on." />}
        </Field>
        <Field label="Code" hint="From the mail we sent you.">
          {(control) => <CodeInput {...control} value={code} onChange={setCode} />}
        </Field>
        <Field label="Wrong code" error="Invalid or expired code">
          {(control) => <CodeInput {...control} value="123456" onChange={() => undefined} />}
        </Field>
        <Field label="Language">
          {(control) => (
            <Select {...control} defaultValue="de">
              <option value="en">English</option>
              <option value="de">Deutsch</option>
            </Select>
          )}
        </Field>
        <Field label="Words never to use" counter={{ count: words.length, max: 30, unit: 'words' }}>
          {(control) => (
            <ChipBox
              {...control}
              chips={words}
              listLabel="Never used"
              text=""
              placeholder="another"
              onChange={() => undefined}
              onEnter={() => undefined}
              onRemove={(word) => setWords(words.filter((one) => one !== word))}
              className="min-h-11 px-2 py-1.25"
            />
          )}
        </Field>
        <Segments
          label="Tone"
          value={tone}
          choices={['plain', 'warm', 'formal'].map((value) => ({ value, label: value }))}
          hint="The arrow keys move among them."
          onChange={setTone}
        />
        <Switch label="Skip weak fits" hint="On or off, at once." checked={on} onChange={setOn} />
      </div>
      <Specimen name="select">
        <PillSelect aria-label="Colour">
          <option value="">All colours</option>
          <option value="blue">Blue</option>
        </PillSelect>
        <PillSelect aria-label="Chosen colour" defaultValue="blue">
          <option value="">All colours</option>
          <option value="blue">Blue</option>
        </PillSelect>
      </Specimen>
      <Specimen name="strength 0 to 5" stack>
        {strengths.map((label, score) => (
          <StrengthMeter
            key={label}
            score={score}
            label={label}
            name={`Strength ${score}`}
            className="max-w-90"
          />
        ))}
      </Specimen>
      <Specimen name="checkbox" stack>
        <Checkbox label="Remember me" />
        <Checkbox label="Ticked" defaultChecked />
        <Checkbox
          error="Please accept the terms"
          label={
            <>
              I am 18 or older and agree to the{' '}
              <a href="#top" className="font-semibold text-blue underline underline-offset-3">
                terms
              </a>
              , which are long enough to need a second line on a phone.
            </>
          }
        />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Disabled and ticked" disabled defaultChecked />
      </Specimen>
    </Shelf>
  );
}
