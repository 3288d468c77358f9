import { reactions } from '#domain/reactions'
import { bindReactions } from '#domain/shared/events/publish'
import type { Reaction } from '#domain/shared/events/reaction'
import { writeLetters } from '#tests/helpers/mail/mailbox'

type Cleanup = (run: () => Promise<void>) => void

/** While the test runs, these react beside those of the application; what is left of their jobs is done at its end. */
export function reactAlso(cleanup: Cleanup, ...more: Reaction[]) {
  bindReactions([...reactions, ...more])
  cleanup(async () => {
    await writeLetters()
    bindReactions(reactions)
  })
}
