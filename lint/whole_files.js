import { forbid } from './forbid.js'

const message =
  'A power cut leaves what is written this way empty: writeWhole() of domain/shared/runtime/whole_file, or the drive (docs/adr/0025-durable-files.md).'
const writers = '/^(writeFile|appendFile|createWriteStream|copyFile|cp)(Sync)?$/'

/** Whatever the file system can write a file with. */
export const wholeFiles = forbid(
  [`CallExpression[callee.name=${writers}]`, message],
  [`CallExpression[callee.property.name=${writers}]`, message]
)
