import { decodeText } from '#domain/imports/sheets/decode_text'
import type { SheetFault } from '#domain/imports/sheets/sheet'

const looked = 2048

/** How the files of Excel before 2007 begin: in a container, or bare. */
const oldExcel = [
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x09, 0x00, 0x04, 0x00],
  [0x09, 0x02, 0x06, 0x00],
  [0x09, 0x04, 0x06, 0x00],
  [0x09, 0x08, 0x08, 0x00],
]

const webPage = /^(?:<!doctype html|<html|<head|<body|<table|<meta|<style|<div|mime-version:)/i
/** PDF, RTF and JSON. */
const noTable = /^(?:%PDF-|\{\\rtf|\[?\s*\{\s*"|\[\s*[\["])/
const xmlSpreadsheet = /urn:schemas-microsoft-com:office:spreadsheet|progid=["']Excel\.Sheet/i

/** Names what a file is that is called .xls or .csv and is neither; undefined if it may be a list. */
export function otherFormat(bytes: Uint8Array): SheetFault | undefined {
  if (oldExcel.some((start) => start.every((byte, place) => bytes[place] === byte)))
    return 'old_excel'
  const begins = bytes.subarray(0, looked)
  if (begins[0] === 0x50 && begins[1] === 0x4b) return undefined
  const text = beginning(begins).replace(/^(?:[\s\uFEFF]|<!--[\s\S]*?-->)+/, '')
  if (webPage.test(text)) return 'web_page'
  if (/^BEGIN:VCARD/i.test(text)) return 'contacts'
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'calendar'
  if (noTable.test(text)) return 'unreadable'
  if (!text.startsWith('<?xml')) return undefined
  if (xmlSpreadsheet.test(text)) return 'xml_spreadsheet'
  return /<html|<!doctype html/i.test(text) ? 'web_page' : 'unreadable'
}

function beginning(bytes: Uint8Array) {
  try {
    return decodeText(bytes).text
  } catch {
    return ''
  }
}
