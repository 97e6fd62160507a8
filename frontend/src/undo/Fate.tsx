import { useTranslation } from 'react-i18next';

/** What chance will say once something is taken back. `known`: at a table that plays a known deal again. */
export function Fate({ known }: { readonly known: boolean }) {
  const { t } = useTranslation();
  return t(known ? 'undo.fate_known' : 'undo.fate');
}
