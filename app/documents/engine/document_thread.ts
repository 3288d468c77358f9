/** Typst works synchronously: in a thread it keeps no request waiting. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { readableText } from '#app/documents/reading/readable_text'
import type {
  DocumentTask,
  ThreadAnswer,
  ThreadStart,
  WrittenDocument,
} from '#app/documents/engine/document_task'

/** Latin and Arabic letters in one face, from the package alone: nothing of the machine, nothing from the network. */
const faces = [
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
]

/** How many documents later what was kept of one is forgotten. */
const forgottenAfter = 10

const port = parentPort!
const { templates } = workerData as ThreadStart
const fonts = faces.map((face) => readFileSync(fileURLToPath(import.meta.resolve(face))))
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] })

port.on('message', (task: DocumentTask) => {
  const answer = answerTo(task)
  port.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : [])
})

function answerTo(task: DocumentTask): ThreadAnswer {
  try {
    return written(task)
  } catch (error) {
    return { problem: String((error as Error).message ?? error) }
  } finally {
    compiler.resetShadow()
    compiler.evictCache(forgottenAfter)
  }
}

function written({ template, data, standard, pictures = {} }: DocumentTask): WrittenDocument {
  for (const [name, picture] of Object.entries(pictures))
    compiler.mapShadow(join(templates, name), Buffer.from(picture))
  const made = compiler.compile({
    mainFilePath: join(templates, template),
    inputs: { data: JSON.stringify(data) },
  })
  if (!made.result) throw new Error(faultsOf(made.takeError()))
  const pdf = readableText(compiler.pdf(made.result, standard && { pdfStandard: standard }))
  return { pdf, pages: made.result.numOfPages }
}

/** Typst's own sentences, without the values they are about. */
const faultsOf = (error: ReturnType<ReturnType<NodeCompiler['compile']>['takeError']>) =>
  (error?.shortDiagnostics ?? [])
    .map(({ message }: { message: string }) => message)
    .join('; ')
    .slice(0, 500)
