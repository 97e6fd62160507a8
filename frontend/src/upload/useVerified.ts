import { useEffect, useState } from 'react';

import * as origins from '../api/origins';
import { codeOf } from '../api/rest';
import type { Upload } from '../api/wire';

/** Milliseconds between two questions whether a worker has looked at the file, and after one that had no answer. */
const ASK = 700;
const ASK_AGAIN = 5000;

interface Failure {
  readonly file: string;
  readonly code: string;
}

/** The file, asked for again until a worker has looked at it or nobody knows it any more; `failed`: why the last question had no answer. */
export function useVerified(brought: Upload | null): { readonly upload: Upload | null; readonly failed: string | null } {
  const [heard, setHeard] = useState<Upload | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const upload = heard !== null && heard.id === brought?.id ? heard : brought;
  const failed = failure?.file === upload?.id ? (failure?.code ?? null) : null;
  useEffect(() => {
    if (upload?.status !== 'waiting' || failed === 'not_found') return undefined;
    const ask = () =>
      origins.uploaded(upload.id).then(
        (now) => {
          setHeard({ ...now });
          setFailure(null);
        },
        (failure: unknown) => setFailure({ file: upload.id, code: codeOf(failure) }),
      );
    const timer = setTimeout(() => void ask(), failed === null ? ASK : ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [upload, failed, failure]);
  return { upload, failed };
}
