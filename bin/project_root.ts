import { dirname } from 'node:path'

const parent = dirname(import.meta.dirname)

/** The folder of package.json, also when this file runs compiled from `build/bin`. */
export const projectRoot = import.meta.filename.endsWith('.js') ? dirname(parent) : parent
