import './anansi.css';

export { Cover as default } from './art/Cover';
