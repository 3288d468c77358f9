import type { Archive } from '#domain/imports/sheets/archive'
import { SheetError } from '#domain/imports/sheets/sheet'
import { formatOf, type NumberFormat, plainNumber } from '#domain/imports/sheets/xlsx/number_format'
import { readXml } from '#domain/imports/sheets/xlsx/xml_reader'

export type WorkbookSheet = { name: string; path: string; isHidden: boolean }

export type Workbook = {
  sheets: WorkbookSheet[]
  countsFrom1904: boolean
  formats: NumberFormat[]
  stringsPath: string | undefined
}

type Relation = { path: string; type: string }

const yes = ['1', 'true', 'on']

/** Sheets with cells, in the order of their tabs: neither charts nor dialogs. */
export function openWorkbook(archive: Archive): Workbook {
  const path = workbookPath(archive)
  const relations = relationsOf(archive, path)
  const sheets: WorkbookSheet[] = []
  let countsFrom1904 = false
  readXml(archive.read(path), {
    open(name, attributes) {
      if (name === 'workbookPr')
        countsFrom1904 = yes.includes((attributes('date1904') ?? '').toLowerCase())
      if (name !== 'sheet') return
      const relation = relations.get(attributes(':id') ?? '')
      if (relation?.type !== 'worksheet' || !archive.has(relation.path)) return
      const state = attributes('state')?.toLowerCase() ?? 'visible'
      sheets.push({
        name: attributes('name') ?? '',
        path: relation.path,
        isHidden: state !== 'visible',
      })
    },
  })
  const partOf = (type: string) =>
    [...relations.values()].find((one) => one.type === type && archive.has(one.path))?.path
  return {
    sheets,
    countsFrom1904,
    formats: formatsOf(archive, partOf('styles')),
    stringsPath: partOf('sharedStrings'),
  }
}

function workbookPath(archive: Archive) {
  const relations = archive.has('_rels/.rels') ? relationsOf(archive, '') : new Map()
  const path: string =
    [...relations.values()].find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  if (path.endsWith('.bin')) throw new SheetError('binary_workbook')
  if (archive.has(path)) return path
  throw new SheetError(isOpenDocument(archive) ? 'open_document' : 'unreadable')
}

const isOpenDocument = (archive: Archive) =>
  archive.has('mimetype') && archive.read('mimetype').includes('opendocument.spreadsheet')

function relationsOf(archive: Archive, path: string) {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const part = `${folder}_rels/${path.slice(folder.length)}.rels`
  const relations = new Map<string, Relation>()
  if (!archive.has(part)) return relations
  readXml(archive.read(part), {
    open(name, attributes) {
      if (name !== 'Relationship' || attributes('TargetMode') === 'External') return
      const target = (attributes('Target') ?? '').replaceAll('\\', '/')
      const type = attributes('Type')?.split('/').at(-1) ?? ''
      relations.set(attributes('Id') ?? '', { path: absolute(target, folder), type })
    },
  })
  return relations
}

const absolute = (target: string, folder: string) =>
  new URL(target, `zip:///${folder}`).pathname.slice(1)

function formatsOf(archive: Archive, path: string | undefined) {
  const codes = new Map<number, string>()
  const formats: NumberFormat[] = []
  let isInCells = false
  if (path === undefined) return formats
  readXml(archive.read(path), {
    open(name, attributes) {
      const id = Number(attributes('numFmtId') ?? 0)
      if (name === 'numFmt') codes.set(id, attributes('formatCode') ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(formatOf(id, codes.get(id)) ?? plainNumber)
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats
}
