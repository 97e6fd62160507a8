import { signs, type SignName } from './signs';

/** A sign in the colour of the text around it. */
export function Sign({ name, size = '1em' }: { readonly name: SignName; readonly size?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  );
}
