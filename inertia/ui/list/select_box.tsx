import { Checkbox } from '@mantine/core'

interface SelectBoxProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  /** Receives the click, so that Shift selects the range since the last one. */
  onToggle: (event: unknown) => void
}

/** The checkbox that selects a row, or all rows of the page. */
export function SelectBox({ label, checked, indeterminate, onToggle }: SelectBoxProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={label}
      checked={checked}
      indeterminate={indeterminate}
      onChange={onToggle}
    />
  )
}
