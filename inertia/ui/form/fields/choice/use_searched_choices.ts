import { type KeyboardEvent, useState } from 'react'
import type { Choice } from '~/ui/form/fields/choice/choice_field'
import { findChoices } from '~/ui/form/fields/choice/find_choices'
import { replaceChosen } from '~/ui/form/fields/choice/replace_chosen'

/** How one of many choices is found by typing. */
export function useSearchedChoices(
  choices: Choice[],
  chosen: string,
  take: (value: string) => void
) {
  const [isOpen, setOpen] = useState(false)
  const chosenLabel = choices.find(({ value }) => value === chosen)?.label
  const replacing = replaceChosen(chosenLabel)

  const unfolded = choices.filter(({ isFolded, value }) => !isFolded || value === chosen)
  const isBrowsing = (search: string) => search.trim() === '' || search === chosenLabel

  /**
   * Enter may come before the first match is marked: take it all the same, and don't send the form.
   * The list closes with it, or the next Enter would take the first of all choices instead.
   */
  function takeFirst(event: KeyboardEvent<HTMLInputElement>) {
    replacing.onKeyDown(event)
    const { ariaExpanded, value } = event.currentTarget
    const isMarked = event.currentTarget.hasAttribute('aria-activedescendant')
    if (event.key !== 'Enter' || ariaExpanded !== 'true' || isMarked) return
    event.preventDefault()
    const first = value.trim() ? findChoices(choices, value, 1)[0] : undefined
    if (!first) return
    take(first.value)
    setOpen(false)
  }

  return {
    searchable: true,
    dropdownOpened: isOpen,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    filter: ({ search, limit }: { search: string; limit: number }) =>
      findChoices(isBrowsing(search) ? unfolded : choices, search, limit),
    selectFirstOptionOnChange: true,
    onClick: replacing.onClick,
    onKeyDown: takeFirst,
  }
}
