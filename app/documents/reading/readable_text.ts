import { contentTokens } from '#app/documents/reading/content_tokens'
import { FontCodes, reference } from '#app/documents/reading/font_codes'
import { PdfObjects } from '#app/documents/reading/pdf_objects'
import { joinedTexts } from '#app/documents/reading/joined_texts'
import { ContentWriter } from '#app/documents/reading/content_writer'

/** Writes a PDF of typst so that readers find the Arabic words in it that are drawn (ADR 73). */
export function readableText(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  const objects = new PdfObjects(pdf)
  const fonts = new Map<number, FontCodes>()
  for (const number of objects.bodies.keys())
    if (FontCodes.canRewrite(objects, number)) fonts.set(number, new FontCodes(objects, number))
  for (const { content, names } of contentsOf(objects)) {
    const fontOf = (name: string) => fonts.get(reference(names, name))
    const tokens = joinedTexts({
      tokens: contentTokens(objects.stream(content)),
      owners: ownersOf(objects, names),
      fontOf,
    })
    objects.setStream(content, new ContentWriter(fontOf).write(tokens))
  }
  for (const font of fonts.values()) font.write()
  return objects.write()
}

/** The streams that draw, each with the dictionary that names its fonts. */
function contentsOf(objects: PdfObjects) {
  return [...objects.bodies.keys()].flatMap((number) => {
    const names = objects.dictionary(number)
    if (/\/Type \/Page\b/.test(names)) return [{ content: reference(names, 'Contents'), names }]
    return /\/Subtype \/Form\b/.test(names) ? [{ content: number, names }] : []
  })
}

/** The elements of the structure that the parts of a page belong to, by their number in it. */
function ownersOf(objects: PdfObjects, page: string): string[] {
  const place = /\/StructParents (\d+)/.exec(page)?.[1]
  if (place === undefined) return []
  const numbers = [...objects.bodies.keys()]
  const root = numbers.find((one) => /\/Type \/StructTreeRoot/.test(objects.dictionary(one)))
  const tree = /\/Nums \[([^\]]*)\]/.exec(root === undefined ? '' : objects.dictionary(root))?.[1]
  const list = new RegExp(`(?:^|R\\s+)\\s*${place} (\\d+) 0 R`).exec(tree ?? '')?.[1]
  return list ? (objects.dictionary(Number(list)).match(/\d+ 0 R/g) ?? []) : []
}
