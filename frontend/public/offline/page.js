/** The words and colours that the reader has chosen (src/i18n/language.ts, src/ui/theme.ts), and the way back. */
const root = document.documentElement;
const sections = [...document.querySelectorAll('section')];
const wanted = [localStorage.getItem('griot.language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
const language = wanted.find((each) => sections.some(({ lang }) => lang === each)) ?? 'en';

root.lang = language;
root.dataset.theme = localStorage.getItem('griot.theme') ?? 'system';
for (const section of sections) section.hidden = section.lang !== language;

const again = () => location.reload();
document.addEventListener('click', ({ target }) => target.closest('button') !== null && again());
window.addEventListener('online', again);
