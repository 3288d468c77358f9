import classes from '~/ui/list/table/select_box.module.css'

interface SelectBoxProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  /** Receives the click, so that Shift selects the range since the last one. */
  onToggle: (event: unknown) => void
}

export function SelectBox({ label, checked, indeterminate = false, onToggle }: SelectBoxProps) {
  return (
    <input
      ref={(input) => {
        if (input) input.indeterminate = indeterminate
      }}
      type="checkbox"
      className={classes.box}
      data-wide-touch
      aria-label={label}
      checked={checked}
      onChange={onToggle}
    />
  )
}
