import type { ComponentProps, MouseEvent } from 'react'

interface SteadyButtonProps extends ComponentProps<'button'> {
  'data-loading'?: boolean
  'data-disabled'?: boolean
}

/**
 * A button that waits keeps the focus it was pressed with: disabled, it would drop it on the page,
 * where no key does anything. It answers no second press meanwhile.
 */
export function SteadyButton({ disabled, onClick, type = 'button', ...props }: SteadyButtonProps) {
  const isWaiting = Boolean(props['data-loading']) && !props['data-disabled']
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isWaiting) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !isWaiting}
      aria-disabled={isWaiting || props['aria-disabled']}
      onClick={press}
    />
  )
}
