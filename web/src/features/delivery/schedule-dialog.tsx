// Hours, days and the daily cap of the sending account, with their effect on what is waiting.
import { useId, useState } from 'react';
import {
  DailyCap,
  Hours,
  type Schedule,
  type Sending,
  tooManyADay,
  Weekdays,
} from '@opener/contract/delivery';
import { warmUpDays } from '@opener/contract/careful-pace';
import { failureDetail } from '../../lib/api.ts';
import { wholeNumber } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useUpdateSending } from './api/update-sending.ts';
import { clockHour, weekdayNames } from './schedule-words.ts';
import { SendingEstimate } from './sending-estimate.tsx';

interface ScheduleDialogProps {
  sending: Sending;
  schedule: Schedule;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ScheduleDialog({ sending, schedule, open, onOpenChange }: ScheduleDialogProps) {
  const formId = useId();
  const toast = useToast();
  const { mutateAsync, isPending } = useUpdateSending();
  /** As in the dialog; elsewhere they may have changed meanwhile. */
  const [account] = useState(sending.account ?? '');
  const [openedZone] = useState(sending.time_zone);
  const [zone, setZone] = useState(openedZone);
  const [hours, setHours] = useState(schedule.hours);
  const [weekdays, setWeekdays] = useState(schedule.weekdays);
  const [cap, setCap] = useState(String(schedule.daily_cap));
  const safe = schedule.safe_caps;
  const faults = faultsOf({ hours, weekdays, cap }, safe.to);
  const sound = !faults.hours && !faults.weekdays && !faults.cap;
  const draft = { ...schedule, hours, weekdays, daily_cap: Number(cap) };

  async function save(): Promise<void> {
    if (!sound || isPending) return;
    try {
      const moved = zone !== openedZone && { time_zone: zone };
      await mutateAsync({ account, hours, weekdays, daily_cap: Number(cap), ...moved });
      toast.success('Sending hours saved');
      onOpenChange(false);
    } catch (error) {
      toast.error(failureDetail(error) ?? 'Failed to change sending');
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="When to send"
      description={`For @${account}, in ${placeOf(zone)} time.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isPending} busyLabel="Saving" disabled={!sound}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <HoursFields hours={hours} error={faults.hours} onChange={setHours} />
        <ZoneField zone={zone} known={sending.time_zone} onChange={setZone} />
        <DaysField days={weekdays} error={faults.weekdays} onChange={setWeekdays} />
        <CapField cap={cap} safe={safe} error={faults.cap} onChange={setCap} />
        {sound && (
          <SendingEstimate
            sending={{ ...sending, time_zone: zone, schedule: draft }}
            count={sending.waiting}
          />
        )}
      </form>
    </Dialog>
  );
}

interface HoursFieldsProps {
  hours: Schedule['hours'];
  error: string | undefined;
  onChange: (hours: Schedule['hours']) => void;
}

function HoursFields({ hours, error, onChange }: HoursFieldsProps) {
  const id = useId();
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <HourField
          label="From"
          hours={range(0, 23)}
          value={hours.from}
          onChange={(from) => onChange({ ...hours, from })}
        />
        <HourField
          label="Until"
          hours={range(1, 24)}
          value={hours.to}
          onChange={(to) => onChange({ ...hours, to })}
        />
      </div>
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

const placeOf = (zone: string) => zone.replaceAll('_', ' ');

interface ZoneFieldProps {
  zone: string;
  /** The present one, which this browser may not know. */
  known: string;
  onChange: (zone: string) => void;
}

function ZoneField({ zone, known, onChange }: ZoneFieldProps) {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', known])].toSorted();
  return (
    <Field label="Time zone" hint="For all of your accounts.">
      {(control) => (
        <Select {...control} value={zone} onChange={(event) => onChange(event.target.value)}>
          {zones.map((one) => (
            <option key={one} value={one}>
              {placeOf(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface CapFieldProps {
  cap: string;
  safe: Schedule['safe_caps'];
  error: string | undefined;
  onChange: (cap: string) => void;
}

function CapField({ cap, safe, error, onChange }: CapFieldProps) {
  const most = `Up to ${wholeNumber(safe.to)}.`;
  const warmUp = `A new account starts with ${safe.from} and warms up over ${warmUpDays} days.`;
  return (
    <Field label="Daily limit" error={error} hint={safe.from < safe.to ? `${most} ${warmUp}` : most}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={cap}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function HourField(props: {
  label: string;
  hours: number[];
  value: number;
  onChange: (hour: number) => void;
}) {
  return (
    <Field label={props.label}>
      {(control) => (
        <Select
          {...control}
          value={props.value}
          onChange={(event) => props.onChange(Number(event.target.value))}
        >
          {props.hours.map((hour) => (
            <option key={hour} value={hour}>
              {clockHour(hour)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function DaysField(props: { days: number[]; error: string | undefined; onChange: (days: number[]) => void }) {
  const { days, error, onChange } = props;
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">On these days</legend>
      <div className="grid grid-cols-4 gap-1.5 sm:grid-cols-7">
        {weekdayNames.map((name, index) => (
          <label
            key={name}
            className="relative grid min-h-11 place-items-center rounded-ctl border border-line bg-card px-1 text-sm font-semibold text-muted transition-colors hover:border-edge has-checked:border-blue has-checked:bg-blue-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              aria-label={name}
              checked={days.includes(index + 1)}
              onChange={({ target }) =>
                onChange(target.checked ? [...days, index + 1] : days.filter((day) => day !== index + 1))
              }
              className="absolute inset-0 cursor-pointer appearance-none rounded-ctl outline-none"
            />
            <span aria-hidden="true">{name.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  );
}

type Draft = { hours: Schedule['hours']; weekdays: number[]; cap: string };

/** The contract's own sentences, so that the server has none to add. */
function faultsOf({ hours, weekdays, cap }: Draft, safe: number) {
  const typed = /^\d+$/.test(cap.trim()) ? Number(cap) : Number.NaN;
  return {
    hours: firstFault(Hours.safeParse(hours)),
    weekdays: firstFault(Weekdays.safeParse(weekdays)),
    cap: typed > safe ? tooManyADay(safe) : firstFault(DailyCap.safeParse(typed)),
  };
}

function firstFault(result: { error?: { issues: { message: string }[] } }): string | undefined {
  return result.error?.issues[0]?.message;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
