/** Our own signs, cut from paper: each a few shapes on a field of 24 by 24, even-odd filled. */
export const signs = {
  drum: 'M4 3h16v3H4zM4 18h16v3H4zM5 7h14l-5 5 5 5H5l5-5z',
  eye: 'M12 4l10 8-10 8L2 12zM12 8a4 4 0 1 0 .01 0zM12 10.6a1.4 1.4 0 1 1-.01 0z',
  stairs: 'M2 21v-6h5v-5h5V5h10v4h-6v5h-5v5H6v2zM3 3h6v4H3z',
  seeds: 'M12 1c3.4 3.4 3.4 6.6 0 10-3.4-3.4-3.4-6.6 0-10zM12 13c3.4 3.4 3.4 6.6 0 10-3.4-3.4-3.4-6.6 0-10zM1 12c3.4-3.4 6.6-3.4 10 0-3.4 3.4-6.6 3.4-10 0zM13 12c3.4-3.4 6.6-3.4 10 0-3.4 3.4-6.6 3.4-10 0z',
  comb: 'M5 2h14l2 7H3zM3 11h2.6v11H3zM8.1 11h2.6v11H8.1zM13.3 11h2.6v11h-2.6zM18.4 11H21v11h-2.6zM9 4h6l1 3H8z',
  moon: 'M20 4a11 11 0 1 0 0 16 8.6 8.6 0 1 1 0-16zM16 9l1.2 2.3L19.6 12l-2.4.8L16 15l-1.2-2.2-2.4-.8 2.4-.7z',
  sun: 'M12 7.5a4.5 4.5 0 1 0 .01 0zM10.5 1h3l-.8 5h-1.4zM10.5 23h3l-.8-5h-1.4zM1 10.5v3l5-.8v-1.4zM23 10.5v3l-5-.8v-1.4zM3.2 5.3l2.1-2.1 3 4.1-1 1zM18.7 3.2l2.1 2.1-4.1 3-1-1zM5.3 20.8l-2.1-2.1 4.1-3 1 1zM20.8 18.7l-2.1 2.1-3-4.1 1-1z',
  river: 'M1 8l5.5-5L12 8l5.5-5L23 8v3.5l-5.5-5-5.5 5-5.5-5L1 11.5zM1 16l5.5-5 5.5 5 5.5-5L23 16v3.5l-5.5-5-5.5 5-5.5-5L1 19.5z',
  gourd: 'M10 1h4v6.2a7.6 7.6 0 1 1-4 0zM12 10a4.8 4.8 0 1 0 .01 0zM12 12.5a2.3 2.3 0 1 1-.01 0z',
  gate: 'M2 3h20v4H2zM4 9h4.5v12H4zM15.5 9H20v12h-4.5zM10 9h4v4h-4zM10 15h4v6h-4z',
  knot: 'M8.5 5.5a6.5 6.5 0 1 0 .01 0zM8.5 8.5a3.5 3.5 0 1 1-.01 0zM18 4l4 4-4 4-4-4zM18 13l4 4-4 4-4-4z',
  bird: 'M3 20c0-8 4-13 11-13l1.5-4 2.2 3.4L22 7.5l-4 2c1 7-4 11.5-11 11.5l3-4zM15.6 7.3a1.1 1.1 0 1 0 .01 0z',
} as const;

export type SignName = keyof typeof signs;
export const signNames = Object.keys(signs) as SignName[];
