import { forbid } from './forbid.js'

const message =
  "People read two languages: the words belong in resources/lang/{en,ar}, here stands t('…')."
const letters = '/\\p{L}/u'
const spoken =
  '/^(title|label|placeholder|alt|description|error|legend|aria-label|aria-description|aria-placeholder|aria-roledescription|aria-valuetext)$/'
const exempt = ':not(JSXElement[openingElement.name.name=/^(kbd|Kbd|code|Code|bdi)$/])'

/** No text for people in TSX; keys in <Kbd>, codes and addresses in <code> and <bdi> are the same in both languages. */
export const wordsInLang = forbid(
  [`JSXElement${exempt} > JSXText[value=${letters}]`, message],
  [`JSXFragment > JSXText[value=${letters}]`, message],
  [`JSXElement${exempt} > JSXExpressionContainer > Literal[value=${letters}]`, message],
  [
    `JSXElement${exempt} > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
    message,
  ],
  [`JSXAttribute[name.name=${spoken}] > Literal[value=${letters}]`, message],
  [
    `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer > Literal[value=${letters}]`,
    message,
  ],
  [
    `JSXAttribute[name.name=${spoken}] > JSXExpressionContainer > ConditionalExpression > Literal[value=${letters}]`,
    message,
  ]
)
