import type { ComponentPropsWithRef } from 'react'
import classes from '~/components/shell/header.module.css'

interface HeaderButtonProps extends ComponentPropsWithRef<'button'> {
  label?: string
}

export function HeaderButton({ label, className, ...button }: HeaderButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`${classes.button} ${className ?? ''}`}
      {...button}
    />
  )
}
