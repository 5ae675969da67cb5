// The three texts of a project with their counters, for new and edited ones. More form fields follow below.
import { useId, type ReactNode } from 'react';
import type { ProjectField } from '@opener/contract/project';
import { countCharacters } from '@opener/contract/text';
import { Banner } from '../../ui/banner.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { ProjectText } from './changed-fields.ts';
import type { ProjectFaults } from './check-project.ts';

interface ProjectFieldsProps {
  id: string;
  text: ProjectText;
  limits: Record<ProjectField, number>;
  faults: ProjectFaults;
  problem: string | undefined;
  onChange: (text: ProjectText) => void;
  onSubmit: () => void;
  children?: ReactNode;
}

const placeholders: ProjectText = {
  name: 'Spring workshops',
  product_info: 'Booking software for studios: classes, waiting lists, reminders.',
  offer_info: 'First month free, set up in one call.',
};

export function ProjectFields(props: ProjectFieldsProps) {
  const { id, text, limits, faults, problem, onChange, onSubmit, children } = props;
  const hintId = useId();
  const field = (name: ProjectField, label: string, hint?: ReactNode) => ({
    label,
    hint,
    required: true,
    error: faults.fields[name],
    counter: { count: countCharacters(text[name]), max: limits[name] },
  });
  const control = (name: ProjectField) => ({
    name,
    dir: 'auto' as const,
    value: text[name],
    placeholder: placeholders[name],
    ...(faults.missing.includes(name) && { 'aria-invalid': true }),
    onChange: (event: { target: { value: string } }) => onChange({ ...text, [name]: event.target.value }),
  });
  const shown = faults.required ?? problem;

  return (
    <form
      id={id}
      noValidate
      aria-describedby={shown ? hintId : undefined}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {shown && (
        <div id={hintId}>
          <Banner tone="danger">{shown}</Banner>
        </div>
      )}
      <Field {...field('name', 'Project Name')}>
        {(given) => <Input {...given} {...control('name')} autoComplete="off" />}
      </Field>
      <Field {...field('product_info', 'Product/Service Description', 'What it is, and who it helps.')}>
        {(given) => <Textarea {...given} {...control('product_info')} rows={5} />}
      </Field>
      <Field {...field('offer_info', 'Offer Details', 'What you would like people to say yes to.')}>
        {(given) => <Textarea {...given} {...control('offer_info')} rows={4} />}
      </Field>
      {children}
    </form>
  );
}
