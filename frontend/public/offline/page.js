/** The words and colours that the reader has chosen (src/i18n/language.ts, src/ui/theme.ts), and the way back. */
const root = document.documentElement;
const sections = [...document.querySelectorAll('section')];
const wanted = [localStorage.getItem('griot.language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
const language = wanted.find((each) => sections.some(({ lang }) => lang === each)) ?? 'en';

root.lang = language;
root.dataset.theme = localStorage.getItem('griot.theme') ?? 'system';
for (const section of sections) section.hidden = section.lang !== language;

const again = () => location.reload();
/** In milliseconds. The browser may say that it is online before anything gets through, and never says that a server is back. */
const PAUSE = 3000;

async function look() {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) again();
  else setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
document.addEventListener('click', ({ target }) => target.closest('button') !== null && again());
window.addEventListener('online', again);
