import '../generic/signs.css';
import './asante.css';

export { Cover as default } from './art/Cover';
