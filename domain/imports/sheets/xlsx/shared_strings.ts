import type { Archive } from '#domain/imports/sheets/archive'
import { unescaped } from '#domain/imports/sheets/xlsx/cell_text'
import { readXml } from '#domain/imports/sheets/xlsx/xml_reader'

/** The texts that cells name by number: runs of one text together, without the readings above them. */
export function sharedStrings(archive: Archive, path: string | undefined): string[] {
  const strings: string[] = []
  if (path === undefined) return strings
  let current = ''
  let isText = false
  let isReading = false
  readXml(archive.read(path), {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') isReading = true
      isText = name === 't' && !isReading
    },
    close(name) {
      if (name === 'si') strings.push(unescaped(current))
      else if (name === 'rPh') isReading = false
      isText = false
    },
    text(value) {
      if (isText) current += value
    },
  })
  return strings
}
