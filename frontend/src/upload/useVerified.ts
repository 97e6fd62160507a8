import { useEffect, useState } from 'react';

import * as origins from '../api/origins';
import { codeOf } from '../api/rest';
import type { Upload } from '../api/wire';

/** Milliseconds between two questions whether a worker has looked at the file. */
const ASK = 700;

/** The file, asked for again until a worker has looked at it. */
export function useVerified(brought: Upload | null): { readonly upload: Upload | null; readonly failed: string | null } {
  const [heard, setHeard] = useState<Upload | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const upload = heard !== null && heard.id === brought?.id ? heard : brought;
  useEffect(() => {
    if (upload?.status !== 'waiting') return undefined;
    const timer = setTimeout(() => {
      origins.uploaded(upload.id).then(
        (now) => setHeard({ ...now }),
        (failure: unknown) => setFailed(codeOf(failure)),
      );
    }, ASK);
    return () => clearTimeout(timer);
  }, [upload]);
  return { upload, failed };
}
