import { useId, type ReactNode } from 'react';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
  /** Shown instead of the label, which screen readers still read. */
  readonly short?: ReactNode;
  /** What a mouse that rests on it is told. */
  readonly title?: string;
}

interface Props<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
}

/** A few choices side by side, one of them taken. For keyboard and screen reader they are radio buttons. */
export function Segments<T extends string>({ label, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend className="unseen">{label}</legend>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.short === undefined ? (
            option.label
          ) : (
            <>
              <span className="unseen">{option.label}</span>
              <span aria-hidden="true">{option.short}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
