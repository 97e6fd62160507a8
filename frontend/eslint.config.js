import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores(['dist', 'src/api/types.ts', 'src/games/*/types.ts']),
  js.configs.recommended,
  {
    files: ['scripts/*.mjs'],
    languageOptions: { globals: { console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['src/offline/*.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly', Request: 'readonly', Response: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['public/offline/*.js'],
    languageOptions: { globals: { document: 'readonly', fetch: 'readonly', localStorage: 'readonly', location: 'readonly', navigator: 'readonly', setTimeout: 'readonly', window: 'readonly' } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'no-restricted-syntax': ['error', {
        selector: 'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > CallExpression.body[callee.property.name=/^scroll/]',
        message: 'New browsers tell of scrolling by a promise, which React would call when the effect is over: put it in braces.',
      }],
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    extends: [a11y.flatConfigs.strict, hooks.configs.flat.recommended, i18next.configs['flat/recommended']],
  },
]);
