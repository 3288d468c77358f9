export type SliceNames = ReturnType<typeof sliceNames>

const shape = /^[a-z]+(_[a-z]+)*$/

/** Whether a name is written as files are: `exam_room`, singular. */
export const isSliceName = (name: string) => shape.test(name)

const pascal = (name: string) =>
  name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())
const camel = (name: string) => pascal(name).replace(/^[A-Z]/, (letter) => letter.toLowerCase())
const words = (name: string) => name.replaceAll('_', ' ')
const title = (name: string) => words(name).replace(/^[a-z]/, (letter) => letter.toUpperCase())

export function pluralOf(one: string) {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}

export const sliceNames = (one: string, many: string) => ({
  one,
  many,
  oneCamel: camel(one),
  manyCamel: camel(many),
  onePascal: pascal(one),
  manyPascal: pascal(many),
  oneWords: words(one),
  manyWords: words(many),
  oneTitle: title(one),
  manyTitle: title(many),
  onePath: one.replaceAll('_', '-'),
  manyPath: many.replaceAll('_', '-'),
  /** Codes nobody chose begin with it. */
  prefix: one.replaceAll('_', '').slice(0, 3).toUpperCase(),
})
