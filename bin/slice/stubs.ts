import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const written = ['table', 'domain', 'transformers', 'components', 'pages', 'tests'] as const

export const stubsOf = (isWrittenOut: boolean) => [
  ...written,
  isWrittenOut ? 'written_out' : 'catalogue',
]

export type StubFile = { path: string; text: string }

/** The files of a stub: each begins with `--- ` and its path, and `{{ name }}` stands for what is known by that name. */
export async function filesOfStub(
  root: string,
  stub: string,
  known: Record<string, string>
): Promise<StubFile[]> {
  const text = await readFile(join(root, 'bin/slice/stubs', `${stub}.stub`), 'utf8')
  const filled = text.replace(/\{\{ (\w+) \}\}/g, (found, name: string) => known[name] ?? found)
  return filled
    .split(/^--- /m)
    .slice(1)
    .map((file) => {
      const end = file.indexOf('\n')
      return { path: file.slice(0, end), text: file.slice(end + 1) }
    })
}
