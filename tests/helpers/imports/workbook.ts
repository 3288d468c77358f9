import { strToU8, zipSync, type Zippable } from 'fflate'

type Cell = string | number | boolean | { formula: string; value: string } | { day: number }

const kept = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const rel = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cell(value: Cell, at: string) {
  if (typeof value === 'string')
    return `<c r="${at}" t="inlineStr"><is><t>${text(value)}</t></is></c>`
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if (typeof value === 'boolean') return `<c r="${at}" t="b"><v>${value ? 1 : 0}</v></c>`
  if ('day' in value) return `<c r="${at}" s="1"><v>${value.day}</v></c>`
  return `<c r="${at}" t="str"><f>${text(value.formula)}</f><v>${text(value.value)}</v></c>`
}

export const sheetXml = (rows: Cell[][]) =>
  `${kept}<worksheet ${main}><sheetData>${rows
    .map((cells, row) => {
      const inside = cells.map((one, column) =>
        cell(one, `${String.fromCharCode(65 + column)}${row + 1}`)
      )
      return `<row r="${row + 1}">${inside.join('')}</row>`
    })
    .join('')}</sheetData></worksheet>`

/** A workbook made by hand, so that tests hold parts no writer would make; `parts` replaces or adds some. */
export function workbook(rows: Cell[][], parts: Record<string, string | Uint8Array> = {}) {
  const all: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${kept}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${kept}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${kept}<workbook ${main} xmlns:r="${rel}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${kept}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${rel}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rel}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${kept}<styleSheet ${main}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    ...parts,
  }
  const packed: Zippable = {}
  for (const [name, content] of Object.entries(all)) {
    packed[name] = typeof content === 'string' ? strToU8(content) : content
  }
  return new Uint8Array(zipSync(packed))
}

export type Tab = { name: string; rows: string[][]; state?: string; type?: string }

/** A workbook of several tabs. */
export function workbookOf(tabs: Tab[]) {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${rel}"><sheets>${tabs
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="t${at}"/>`
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${tabs
      .map(
        ({ type = 'worksheet' }, at) =>
          `<Relationship Id="t${at}" Type="${rel}/${type}" Target="/xl/${type}s/t${at}.xml"/>`
      )
      .join('')}</Relationships>`,
  }
  for (const [at, { rows, type = 'worksheet' }] of tabs.entries())
    parts[`xl/${type}s/t${at}.xml`] = type === 'worksheet' ? sheetXml(rows) : '<chartsheet/>'
  return workbook([], parts)
}
