import './antayagi.css';
import './art.css';

export { Cover as default } from './art/Cover';
