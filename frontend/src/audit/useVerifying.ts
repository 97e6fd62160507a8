import { useCallback, useState } from 'react';

import * as rest from '../api/rest';
import type { Bytes } from '../chance/bytes';
import { compare, receiptOf } from '../receipts/receipts';
import { Unproved, type Where, type Wrong } from './exported';
import { canHash } from './ledger';
import * as requests from './requests';
import { verify, type Proof } from './verify';

/** What became of a file: proved, or where it fails, or why nobody could say. `receipt`: the entry that was told otherwise. */
export type Verdict =
  | { readonly is: 'proved'; readonly proof: Proof }
  | { readonly is: 'unproved'; readonly where: Where; readonly what: Wrong }
  | { readonly is: 'receipt'; readonly proof: Proof; readonly seq: number }
  | { readonly is: 'failed'; readonly code: string }
  | { readonly is: 'cannot' };

export interface Verifying {
  /** The name of the file that is looked at, "" for the one of the server; null while nothing was asked. */
  readonly name: string | null;
  /** Null until it is known. */
  readonly verdict: Verdict | null;
  readonly server: (table: string) => void;
  readonly file: (file: File) => void;
}

/** Verifies the server's export of a table, or a file of one's own. */
export function useVerifying(): Verifying {
  const [{ name, verdict }, tell] = useState<Pick<Verifying, 'name' | 'verdict'>>({ name: null, verdict: null });
  const run = useCallback((of: string, bytes: () => Promise<Bytes>) => {
    tell({ name: of, verdict: null });
    void judged(bytes).then((found) => tell((now) => (now.name === of && now.verdict === null ? { name: of, verdict: found } : now)));
  }, []);
  const server = useCallback((table: string) => run('', () => requests.exported(table)), [run]);
  const file = useCallback((chosen: File) => run(chosen.name, async () => new Uint8Array(await chosen.arrayBuffer())), [run]);
  return { name, verdict, server, file };
}

async function judged(bytes: () => Promise<Bytes>): Promise<Verdict> {
  if (!canHash) return { is: 'cannot' };
  try {
    const proof = await verify(await bytes());
    const receipt = receiptOf(proof.id);
    const told = proof.hashes.map((hash) => ({ hash }));
    // A file may be older than the receipt: only what it holds can contradict.
    if (receipt !== null && compare(receipt, told) === 'other') return { is: 'receipt', proof, seq: receipt.seq };
    return { is: 'proved', proof };
  } catch (failure) {
    if (failure instanceof Unproved) return { is: 'unproved', where: failure.where, what: failure.what };
    return { is: 'failed', code: rest.codeOf(failure) };
  }
}
