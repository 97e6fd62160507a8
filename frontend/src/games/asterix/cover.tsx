import './asterix.css';

export { Cover as default } from './art/Cover';
