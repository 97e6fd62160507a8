interface Props {
  readonly label: string;
  /** What it means, below its label. */
  readonly help: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly change: (on: boolean) => void;
}

/** A wish that is on or off. */
export function Switch({ label, help, checked, disabled = false, change }: Props) {
  return (
    <label>
      <input type="checkbox" role="switch" checked={checked} disabled={disabled} onChange={(event) => change(event.target.checked)} />
      <span>
        {label}
        <span className="help">{help}</span>
      </span>
    </label>
  );
}
