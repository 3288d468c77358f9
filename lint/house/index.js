import { forbid } from '../forbid.js'
import { docblockSubject } from './docblock_subject.js'
import { oneDialect } from './one_dialect.js'
import { plainNames } from './plain_names.js'

const packed = 'Keys packed by “...{” on one line hide what is passed: one key a line.'

/** The rules for every new line; `npm run lint` applies them to what changed since the law was written. */
export const house = {
  rules: {
    'docblock-subject': docblockSubject,
    'keys-unpacked': forbid(
      ['SpreadElement > ObjectExpression', packed],
      ['JSXSpreadAttribute > ObjectExpression', packed]
    ),
    'one-dialect': oneDialect,
    'plain-names': plainNames,
  },
}
