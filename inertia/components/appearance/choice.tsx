import { SegmentedControl } from '@mantine/core'
import { useId } from 'react'
import classes from '~/components/appearance/appearance.module.css'

interface ChoiceProps<Value extends string> {
  name: string
  label: string
  help?: string
  value: Value
  options: { value: Value; label: string }[]
  onChange: (value: Value) => void
}

export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, label, help, value, options, onChange } = props
  const told = useId()
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{label}</span>
      <SegmentedControl
        fullWidth
        aria-label={label}
        aria-describedby={help && told}
        data={options}
        value={value}
        onChange={onChange}
        data-choice={name}
      />
      {help && (
        <p id={told} className={classes.help}>
          {help}
        </p>
      )}
    </div>
  )
}
