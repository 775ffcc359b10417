// What Node's permissions leave open: a process may signal others of its user, and reach its own insides.
for (const name of ['kill', '_kill', 'binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', '_debugProcess']) {
  Object.defineProperty(process, name, { value: undefined, configurable: false, writable: false });
}
