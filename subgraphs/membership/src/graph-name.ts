/** The graph's name of a value that the domain writes in lower case: `province` -> `PROVINCE`. */
export const graphName = <Name extends string>(name: Name): Uppercase<Name> => name.toUpperCase() as Uppercase<Name>;
