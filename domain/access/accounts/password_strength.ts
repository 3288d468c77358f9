import { arabicPhrases, onLatinKeys } from '#domain/access/accounts/arabic_passwords'
import { latinDigits } from '#domain/shared/text/digits'

/** Fewer guesses than this are made in a day even against the slow hash (security T11). */
const fewestGuesses = 1e8

/**
 * Estimating takes longer than linear time, and the first hundred characters are enough to decide.
 */
const longestEstimated = 100

/**
 * Shorter parts of a name also occur in ordinary phrases; the estimate already tries them first.
 */
const shortestRefused = 4

type Estimate = (password: string, personal: string[]) => number

let estimate: Promise<Estimate> | undefined

/**
 * `personal` holds names, addresses and the centre's names as they are written. The length is
 * checked elsewhere.
 */
export async function checkPassword(
  password: string,
  personal: string[] = []
): Promise<'too_common' | undefined> {
  const plain = latinDigits(password.normalize('NFKC').toLowerCase())
  const known = personal.flatMap(wordsOfPerson)
  const bare = squeezed(plain)
  if (known.some((word) => word.length >= shortestRefused && bare.includes(word))) {
    return 'too_common'
  }
  estimate ??= loadEstimate()
  const guesses = await estimate
  const spellings = [...new Set([plain, onLatinKeys(plain)])]
  const fewest = Math.min(...spellings.map((spelling) => guesses(spelling, known)))
  return fewest < fewestGuesses ? 'too_common' : undefined
}

/**
 * The lists take tens of megabytes, so they are read only when somebody first chooses a password.
 */
async function loadEstimate(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const dictionary = { ...common.dictionary, arabic: arabicPhrases }
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
  return (password, personal) => zxcvbn.check(password.slice(0, longestEstimated), personal).guesses
}

function wordsOfPerson(text: string) {
  const plain = text.normalize('NFKC').toLowerCase()
  return [plain, plain.split('@', 1)[0]!].map(squeezed).filter((word) => word.length > 1)
}

const squeezed = (text: string) => text.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '')
