/** Apart from all else of chance: every page that opens a table needs this, and only the audit needs the rest. */

/** Our share of the table's chance: 32 hexadecimal digits that the server cannot foresee. */
export function freshSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
