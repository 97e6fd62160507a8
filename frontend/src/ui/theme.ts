/** Dark, light, or as the system has it: an attribute that tokens.css reads. */
import { remembered } from './remembered';

export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const theme = remembered<Theme>('theme', themes, () => 'system');

function apply(): void {
  document.documentElement.dataset.theme = theme.get();
}

apply();
theme.listen(apply);
