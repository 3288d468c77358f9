import { useTranslations } from 'use-intl'
import { isolate } from '~/ui/isolate'
import type { AreaWords } from '~/ui/use_area_words'

type Names = { actor: string; subject: string }

/** Tells an action in the words of its area, else in the trail's own; one there is no sentence for by its name. */
export function useTrailSentence(): (action: string, names: Names) => string {
  const say = useTranslations() as unknown as AreaWords
  return (action, names) => {
    const told = [action.replace('.', '.trail.'), `audit.actions.${action}`].find((key) =>
      say.has(key)
    )
    return told
      ? say(told, names)
      : say('audit.actions.other', { actor: names.actor, action: isolate(action, 'ltr') })
  }
}
