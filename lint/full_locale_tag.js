import { forbid } from './forbid.js'

const message =
  "A bare language leaves digits, calendar and week to the machine: pass the tenant's full tag (intl.locale)."
const bare = 'Literal[value=/^(ar|en)$/]'

export const fullLocaleTag = forbid(
  [`NewExpression[callee.object.name="Intl"] > ${bare}`, message],
  [`CallExpression[callee.object.name="Intl"] > ${bare}`, message],
  ['NewExpression[callee.object.name="Intl"][arguments.length=0]', message],
  [
    `JSXOpeningElement[name.name="IntlProvider"] > JSXAttribute[name.name="locale"] > ${bare}`,
    message,
  ],
  [`CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/] > ${bare}`, message],
  [
    'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/][arguments.length=0]',
    message,
  ]
)
