import { useTranslations } from 'use-intl'
import type { Picker, PickupTold } from '~/components/pickups/types'
import { isolate } from '~/ui/isolate'
import { useNames } from '~/ui/names/use_names'

/** Who somebody is to the child: a guardian by their relation, anybody else as it was written. */
export function usePickerWords() {
  const t = useTranslations('pickups')
  const guardians = useTranslations('guardians')
  const names = useNames()
  return {
    picker(picker: Picker): string {
      const name = isolate(picker.kind === 'guardian' ? names(picker.names).lead : picker.name)
      const { kind, relation } = picker
      if (!relation) return name
      const word =
        kind === 'guardian' ? guardians(`relation.${relation}` as never) : isolate(relation)
      return t('picker', { name, relation: word })
    },
    pickedUp: ({ guardian, name }: PickupTold): string =>
      isolate(guardian ? names(guardian).lead : (name ?? '')),
  }
}
