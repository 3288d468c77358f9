import { Parser } from 'saxen'
import { SheetError } from '#domain/imports/sheets/sheet'

export type Attributes = (name: string) => string | undefined

/** Names come without their prefix, text and attributes with their entities resolved. */
export type XmlHandler = {
  open: (name: string, attributes: Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}

const none: Attributes = () => undefined

/** Reads a part of a workbook piece by piece; a document type or broken XML makes it unreadable. */
export class XmlReader {
  #parser = new Parser()
  #decoder: InstanceType<typeof TextDecoder> | undefined

  constructor({ open, close, text }: XmlHandler) {
    this.#parser.on('openTag', (name, attributes, decode) => {
      open(localName(name), attributesOf(attributes, decode))
    })
    if (close) this.#parser.on('closeTag', (name) => close(localName(name)))
    if (text) {
      this.#parser.on('text', (value, decode) => text(decode(value)))
      this.#parser.on('cdata', text)
    }
    this.#parser.on('attention', refuse)
    this.#parser.on('error', refuse)
    this.#parser.on('warn', () => undefined)
  }

  write(bytes: Uint8Array) {
    this.#decoder ??= new TextDecoder(encodingOf(bytes))
    this.#parser.write(this.#decoder.decode(bytes, { stream: true }))
  }

  end() {
    this.#parser.write(this.#decoder?.decode() ?? '')
    if (this.#parser.end()) refuse()
  }
}

export function readXml(bytes: Uint8Array, handler: XmlHandler) {
  const reader = new XmlReader(handler)
  reader.write(bytes)
  reader.end()
}

function attributesOf(get: () => Record<string, string>, decode: (text: string) => string) {
  let all: Record<string, string> | undefined
  const attributes: Attributes = (name) => {
    all ??= get()
    const value = all[name] ?? prefixed(all, name)
    return value?.includes('&') ? decode(value) : value
  }
  return get === undefined ? none : attributes
}

/** The relation of a sheet is `r:id`, whatever prefix a writer chose for it. */
function prefixed(attributes: Record<string, string>, name: string) {
  if (!name.startsWith(':')) return undefined
  const key = Object.keys(attributes).find((one) => one.endsWith(name))
  return key === undefined ? undefined : attributes[key]
}

const localName = (name: string) => {
  const at = name.indexOf(':')
  return at < 0 ? name : name.slice(at + 1)
}

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function refuse(): never {
  throw new SheetError('unreadable')
}
