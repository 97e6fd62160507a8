/** The pages, each of which comes when it is wanted. */
import type { ComponentType } from 'react';

import { withWords } from './i18n/withWords';
import { Part } from './ui/part';

export const lobby = new Part<ComponentType>(async () => (await import('./lobby/Lobby')).Lobby);
export const newTable = withWords<ComponentType>(['advice', 'origin', 'seats', 'undo'], async () => (await import('./lobby/NewTable')).NewTable);
export const ownPage = withWords<ComponentType>(['own'], async () => (await import('./own/OwnPage')).OwnPage);
export const tablePage = withWords<ComponentType<{ readonly id: string }>>(['seats', 'undo'], async () => (await import('./table/TablePage')).TablePage);
export const uploadPage = withWords<ComponentType>(['upload'], async () => (await import('./upload/UploadPage')).UploadPage);
export const uploadedGame = withWords<ComponentType<{ readonly id: string }>>(['upload', 'seats', 'undo'], async () => (await import('./upload/UploadedGame')).UploadedGame);
export const auditPage = withWords<ComponentType<{ readonly id: string }>>(['audit', 'seats'], async () => (await import('./audit/AuditPage')).AuditPage);
export const lessonPage = withWords<ComponentType<{ readonly id: string }>>(['lesson'], async () => (await import('./lesson/LessonPage')).LessonPage);
export const rulesPage = withWords<ComponentType<{ readonly id: string }>>(['rules'], async () => (await import('./rules/RulesPage')).RulesPage);
