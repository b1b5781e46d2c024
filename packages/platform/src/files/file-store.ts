// Bytes of uploaded files by their id. Type and owner are in the database.

export interface FileStore {
  /** Keeps the bytes under a new id; an id is used once. */
  put(id: bigint, bytes: Uint8Array): Promise<void>;
  /** The bytes as they were put; throws when there are none under this id or they were altered. */
  get(id: bigint): Promise<Uint8Array>;
  /** Deletes them; an unknown id is no error. */
  remove(id: bigint): Promise<void>;
}
