import type { NameLanguage } from '#domain/shared/text/person_names'
import { SuggestingField } from '~/components/people/suggesting_field'
import { type NamePart, useSuggestedName } from '~/components/people/use_suggested_name'
import type { Binding } from '~/ui/form/binding'

interface SuggestingPairProps {
  language: NameLanguage
  field: Record<NamePart, Binding<string>>
  /** The same names in the other script, of which these are suggested; '' where they are not. */
  from: Record<NamePart, string>
  autoFocus: boolean
  onTake: (part: NamePart, name: string) => void
}

export function SuggestingPair({ language, field, from, autoFocus, onTake }: SuggestingPairProps) {
  const shared = { language, autoComplete: 'off' } as const
  const first = useNewName('first', { language, field, from })
  const last = useNewName('last', { language, field, from })
  const takeBoth = () => {
    if (first) onTake('first', first)
    if (last) onTake('last', last)
  }
  return (
    <>
      <SuggestingField
        {...shared}
        part="first"
        field={field.first}
        autoFocus={autoFocus}
        suggested={first}
        onUse={(name) => onTake('first', name)}
      />
      <SuggestingField
        {...shared}
        part="last"
        field={field.last}
        autoFocus={false}
        suggested={last}
        onUse={(name) => onTake('last', name)}
        onUseBoth={first ? takeBoth : undefined}
      />
    </>
  )
}

type Suggested = Pick<SuggestingPairProps, 'language' | 'field' | 'from'>

/** What is suggested, unless it is what the field has already. */
function useNewName(part: NamePart, { language, field, from }: Suggested): string | null {
  const name = useSuggestedName({ part, to: language, name: from[part] })
  return name === field[part].value ? null : name
}
