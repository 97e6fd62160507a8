/** The analysis: it comes once a game is over, when somebody looks back. */
import { withWords } from '../i18n/withWords';

export const analysisPart = withWords(['analysis'], async () => {
  const [{ AnalysisSheet }, { OpenAnalysis }] = await Promise.all([import('../analysis/AnalysisSheet'), import('../analysis/OpenAnalysis')]);
  return { AnalysisSheet, OpenAnalysis };
});
