import { forbid } from './forbid.js'

const message =
  'Arabic runs the other way: say start and end (ms, me, ps, pe, insetInlineStart, textAlign: start), not left and right.'
const styles =
  '/^((margin|padding)(Left|Right)|border(Left|Right)(Color|Style|Width)?|border(Top|Bottom)(Left|Right)Radius|left|right)$/'

export const logicalDirections = forbid(
  ['JSXAttribute[name.name=/^(ml|mr|pl|pr|left|right)$/]', message],
  ['JSXAttribute[name.name="ta"] > Literal[value=/^(left|right)$/]', message],
  [`JSXAttribute[name.name=/^styles?$/] Property[key.name=${styles}]`, message],
  ['Property[key.name=/^(textAlign|float)$/] > Literal[value=/^(left|right)$/]', message]
)
