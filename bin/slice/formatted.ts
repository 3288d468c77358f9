/** A file as `npm run format` lays it out; prettier is there in the sources only. */
export async function formatted(file: string, text: string) {
  const prettier = await import('prettier')
  const config = await prettier.resolveConfig(import.meta.filename)
  return prettier.format(text, { ...config, filepath: file })
}
